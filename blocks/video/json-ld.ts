import { fileUrl, mediaUrl } from '#app/media/url.ts'
import { videoAddress } from '#app/media/video-address.ts'
import type { BlockJsonLd, ContentOf } from '#app/page/block.ts'
import type block from './query.ts'

const jsonLd: BlockJsonLd<ContentOf<typeof block>> = ({ content, site }) => {
  const address = videoAddress(content.url)
  const file = address || !content.fileId ? undefined : fileUrl(content.fileId)
  if (!content.title || !(address || file)) return null
  const poster = content.poster && mediaUrl(content.poster, { width: 1280, height: 720 })
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: content.title,
    description: content.caption ?? content.intro ?? content.title,
    ...(poster && { thumbnailUrl: site.origin + poster }),
    ...(content.uploadDate && { uploadDate: content.uploadDate }),
    ...(address && { embedUrl: address.embed.replace('autoplay=1&', '') }),
    ...(file && { contentUrl: site.origin + file }),
  }
}

export default jsonLd
