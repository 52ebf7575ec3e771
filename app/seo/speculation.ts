/** Pages of this site are fetched when a shopper is about to follow a link to them: never API, media or file addresses. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/media/*', '/assets/*', '/search-api/*', '/sign-in*'] } },
          { not: { selector_matches: '[target=_blank], [download], [rel~=nofollow], [href*="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
