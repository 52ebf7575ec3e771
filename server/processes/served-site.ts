import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { OpenSite, SiteProcess } from '#app/site/site.server.ts'
import { developmentBuild, productionBuild, siteEntryOf } from './site-build.ts'

type Context = Omit<SiteProcess, 'build'>

/** Saving all files of an editor is one change, in milliseconds. */
const settleMs = 100

/** The site as it was built. */
export async function builtSite(context: Context): Promise<OpenSite> {
  const build = await productionBuild()
  return siteEntryOf(build.build).createSite({ ...context, build })
}

/** The site from its sources, opened again after each change of one that it has read. */
export async function developedSite(server: Server, context: Context): Promise<OpenSite> {
  const source = await developmentBuild(server)
  const open = async () => {
    const build = await source.load()
    return siteEntryOf(build.build).createSite({ ...context, build })
  }
  let site = await open()
  let opening = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const renew = async () => {
    try {
      const next = await open()
      const before = site
      site = next
      before.closeStreams()
      await before.close()
      source.reloadBrowsers()
    } catch (err) {
      context.log.error({ err }, 'the changed sources cannot be run; the site stays as it was')
    }
  }
  source.watch(() => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      opening = opening.then(renew)
    }, settleMs)
  })

  return {
    // A request that comes while sources are read waits for what they say now.
    handle: (req: IncomingMessage, res: ServerResponse) => void opening.then(() => site.handle(req, res)),
    closeStreams: () => site.closeStreams(),
    async close() {
      clearTimeout(timer)
      await opening
      await Promise.all([site.close(), source.close()])
    },
  }
}
