import { PictureUnavailable } from './remote-picture.server.ts'
import { readStockMedia, type StockPictures } from './serve.server.ts'

/** Pictures of one tenant's vehicles, for what is made of them on the server. */
export interface StockFiles {
  /**
   * Path of a picture as JPEG, about this wide.
   * @param url as vehicles name it: `/media/stock/…`
   * @throws where it cannot be had, or belongs to another tenant
   */
  jpeg(url: string, width: number): Promise<string>
}

export const stockFiles = (pictures: StockPictures, tenant: string): StockFiles => ({
  async jpeg(url, width) {
    const wanted = readStockMedia(`${url.split('?')[0]}?w=${width}&q=80&fm=jpg`)
    if (typeof wanted !== 'object' || wanted.tenant !== tenant)
      throw new PictureUnavailable('It is not a picture of this site', true)
    return (await pictures.file(wanted, 'jpg')).path
  },
})
