import { z } from 'zod'
import { videoFrameHosts } from '#app/media/video-address.ts'
import { defineBlock } from '#app/page/block.ts'
import { choice, text } from '#values/fields.ts'
import { imageProjection, imageValue } from '#values/image.ts'

export default defineBlock({
  type: 'video',
  tier: 'static',
  paper: false,
  frameHosts: videoFrameHosts,
  projection: `heading, intro, title, url, caption, uploadDate, width,
    "fileId": file.asset->_id, "fileType": file.asset->mimeType, "poster": poster{${imageProjection}}`,
  content: z.object({
    heading: text,
    intro: text,
    title: text,
    url: text,
    caption: text,
    uploadDate: text,
    fileId: text,
    fileType: text,
    poster: imageValue,
    width: choice(['wide', 'narrow'], 'wide'),
  }),
})
