/** `site-motorworld` for `motorworld`: id of a site's document and value of `tenant._ref` on all its documents. */
export const siteSlugOf = (siteId: string) => siteId.replace(/^(drafts\.)?site-/, '')

export const tenantValue = (siteId: string) => ({ _type: 'reference', _ref: siteId })
