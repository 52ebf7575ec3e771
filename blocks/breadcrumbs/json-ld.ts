import type { BlockJsonLd, ContentOf } from '#app/page/block.ts'
import type block from './query.ts'
import { stepsOf } from './steps.ts'

const jsonLd: BlockJsonLd<ContentOf<typeof block>> = ({ content, page, site }) => {
  const steps = stepsOf(page, content.homeLabel)
  if (steps.length < 2) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: site.origin + path,
    })),
  }
}

export default jsonLd
