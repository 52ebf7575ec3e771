/**
 * Programs that say what they are: crawlers, previews of links, monitors, browsers without a person. What pretends to be a
 * person's browser is not found by its name.
 */
const programs =
  /bot\b|bot\/|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|pingdom|uptime|facebookexternalhit|whatsapp|curl|wget|python|java\/|okhttp|axios|node|undici|go-http|scrapy|phantom|selenium|puppeteer|playwright|archiver|scan/i

/** A request without a name is a program too. */
export const isBot = (userAgent: string) => userAgent.trim() === '' || programs.test(userAgent)
