/** An answer of an endpoint in JSON: kept by nobody and listed nowhere, unless `headers` say otherwise. */
export const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, {
    status,
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      ...headers,
    },
  })
