import { Mail, MapPin, Phone } from 'lucide-react'
import { Picture } from '#app/media/picture.tsx'
import type { BlockProps, BlockView, ContentOf } from '#app/page/block.ts'
import { linkHref } from '#app/tenancy/link-href.ts'
import type { Site } from '#app/tenancy/site.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Heading } from '#app/ui/heading.tsx'
import type block from './query.ts'

type Content = ContentOf<typeof block>
type Props = BlockProps<Content>

function Actions({ content, site }: { content: Content; site: Site }) {
  const actions = content.actions.filter((action) => action.label && linkHref(action, site)).slice(0, 2)
  if (actions.length === 0) return null
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map((action, index) => (
        <ActionLink
          key={action.label}
          link={action}
          site={site}
          look={index === 0 ? 'primary' : 'secondary'}
          className="max-xs:w-full"
        />
      ))}
    </div>
  )
}

function Words({ block, content, size }: Pick<Props, 'block' | 'content'> & { size: 'lg' | 'xl' }) {
  return (
    <>
      {content.eyebrow && <p className="eyebrow mb-3">{content.eyebrow}</p>}
      {content.heading && (
        <Heading level={block.first ? 1 : 2} size={block.first ? 'xl' : size} className="wrap-anywhere">
          {content.heading}
        </Heading>
      )}
      {content.text && (
        <p className="mt-3 max-w-[60ch] text-lg text-muted whitespace-pre-line">{content.text}</p>
      )}
    </>
  )
}

function Row({ block, content, site }: Props) {
  return (
    <div className="container-page">
      <div className="flex flex-col gap-6 border-y border-line py-8 md:flex-row md:items-center md:justify-between md:gap-12 md:py-12">
        <div className="min-w-0">
          <Words block={block} content={content} size="lg" />
        </div>
        <div className="shrink-0 max-md:w-full md:max-w-[45%]">
          <Actions content={content} site={site} />
        </div>
      </div>
    </div>
  )
}

function Panel({ block, content, site }: Props) {
  return (
    <div className="container-page">
      <div className="relative grid overflow-hidden rounded-card border border-transparent bg-inverse text-on-inverse in-data-[tone=dark]:border-line md:grid-cols-12">
        <div
          className={
            content.image
              ? 'min-w-0 p-6 md:col-span-6 md:p-10 lg:p-14'
              : 'min-w-0 p-6 md:col-span-12 md:p-10 lg:p-14'
          }
        >
          {content.eyebrow && (
            <p className="mb-3 text-2xs font-semibold tracking-widest uppercase">{content.eyebrow}</p>
          )}
          {content.heading && (
            <Heading level={block.first ? 1 : 2} size="xl" className="wrap-anywhere">
              {content.heading}
            </Heading>
          )}
          {content.text && <p className="mt-4 max-w-[52ch] text-lg whitespace-pre-line">{content.text}</p>}
          <div className="mt-7 empty:hidden">
            <Actions content={content} site={site} />
          </div>
        </div>
        {content.image && (
          <div className="relative max-md:order-first max-md:aspect-[16/10] md:col-span-6">
            <Picture
              image={content.image}
              ratio={4 / 3}
              priority={block.first}
              sizes="(min-width: 768px) 50vw, 100vw"
              className="absolute inset-0 h-full w-full object-cover"
            />
          </div>
        )}
      </div>
    </div>
  )
}

function Contact({ block, content, site }: Props) {
  const phone = linkHref({ label: '', destination: 'phone' }, site)
  const { address } = site
  const reachable = phone || site.email || address
  return (
    <div className="container-page">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-[48px]">
        <div className="min-w-0 lg:col-span-7">
          <Words block={block} content={content} size="lg" />
          <div className="mt-6 empty:hidden">
            <Actions content={content} site={site} />
          </div>
          <Picture
            image={content.image}
            ratio={16 / 9}
            sizes="(min-width: 992px) 55vw, 100vw"
            className="mt-8 w-full rounded-card"
          />
        </div>
        {reachable && (
          <address className="card min-w-0 self-start p-6 text-text not-italic wrap-anywhere md:p-8 lg:col-span-5">
            {phone && (
              <p>
                <span className="flex items-center gap-2 text-xs text-muted">
                  <Phone aria-hidden="true" size={16} /> Call us
                </span>
                <a
                  href={phone}
                  className="heading tabular inline-flex min-h-11 items-center text-4xl hover:underline"
                >
                  {site.phone}
                </a>
              </p>
            )}
            {site.email && (
              <p className="mt-5 border-t border-line pt-5 first:mt-0 first:border-0 first:pt-0">
                <span className="flex items-center gap-2 text-xs text-muted">
                  <Mail aria-hidden="true" size={16} /> Write to us
                </span>
                <a
                  href={`mailto:${site.email}`}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 wrap-anywhere"
                >
                  {site.email}
                </a>
              </p>
            )}
            {address && (
              <p className="mt-5 border-t border-line pt-5 first:mt-0 first:border-0 first:pt-0">
                <span className="flex items-center gap-2 text-xs text-muted">
                  <MapPin aria-hidden="true" size={16} /> Visit us
                </span>
                <span className="mt-2 flex flex-col font-semibold">
                  <span>{address.street}</span>
                  <span>
                    {address.suburb} {address.state} {address.postcode}
                  </span>
                </span>
              </p>
            )}
          </address>
        )}
      </div>
    </div>
  )
}

const layouts = { row: Row, panel: Panel, contact: Contact }

const CallToAction: BlockView<Content> = (props) => {
  const { content } = props
  if (!content.heading && !content.text && content.layout !== 'contact') return null
  const Layout = layouts[content.layout]
  return <Layout {...props} />
}

export default CallToAction
