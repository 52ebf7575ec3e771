import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { ArtPicture } from '#app/media/art-picture.tsx'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { linkHref } from '#app/tenancy/link-href.ts'
import type { Site } from '#app/tenancy/site.ts'
import { Carousel, CarouselNext, CarouselPrevious } from '#app/ui/carousel.tsx'
import { cx } from '#app/ui/cx.ts'
import { Heading } from '#app/ui/heading.tsx'
import { newTab } from '#app/ui/new-tab.ts'
import { actionOnPicture, scrimBehind } from '#app/ui/scrim.ts'
import type { ImageValue } from '#values/image.ts'
import type definition from './query.ts'
import type { Slide } from './query.ts'

const control =
  'grid size-11 cursor-pointer place-items-center rounded-full bg-inverse/85 text-on-inverse transition-colors duration-150 hover:bg-inverse'

type Shown = Slide & { image: ImageValue }

/**
 * A carousel after the WAI pattern. Without JavaScript it is a row to swipe or scroll; `enhance.ts` shows the buttons.
 */
export default function PromotionsSlider({
  block,
  content,
  data,
  site,
  page,
}: BlockProps<ContentOf<typeof definition>, { slides: Slide[] }>) {
  const slides = data.slides.filter((slide): slide is Shown => slide.image !== undefined)
  if (slides.length === 0) return null
  const several = slides.length > 1
  return (
    <>
      {block.first && <h1 className="sr-only">{page.title}</h1>}
      <section
        aria-roledescription="carousel"
        aria-label={content.label ?? 'Promotions'}
        data-slider
        data-autoplay={several && content.autoplay !== false ? '' : undefined}
        className="group/slider relative overflow-hidden bg-inverse"
      >
        {several && (
          <Carousel track={`${block.key}-slides`}>
            <Controls slides={slides} id={`${block.key}-slides`} />
          </Carousel>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for groups, not for fieldsets */}
        <div
          id={`${block.key}-slides`}
          data-track
          tabIndex={several ? 0 : undefined}
          role="group"
          aria-label="Banners"
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain focus-visible:-outline-offset-4 focus-visible:outline-4 [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
        >
          {slides.map((slide, index) => (
            <Banner
              key={slide.key ?? slide.image.assetId}
              slide={slide}
              site={site}
              label={`${index + 1} of ${slides.length}`}
              priority={block.first && index === 0}
              several={several}
            />
          ))}
        </div>
      </section>
    </>
  )
}

function Banner({
  slide,
  site,
  label,
  priority,
  several,
}: {
  slide: Shown
  site: Site
  label: string
  priority: boolean
  several: boolean
}) {
  const href = linkHref(slide.link, site)
  const words = slide.heading || slide.text
  const picture = (
    <ArtPicture
      image={slide.image}
      phoneImage={slide.phoneImage}
      ratio={1920 / 540}
      phoneRatio={1}
      sizes="100vw"
      priority={priority}
      className={cx(
        'w-full object-cover lg:absolute lg:inset-0 lg:aspect-auto lg:size-full',
        words ? 'aspect-square md:aspect-[1920/540]' : 'size-full',
      )}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for groups, not for fieldsets
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      data-slide
      className="relative isolate w-full shrink-0 snap-start snap-always overflow-hidden max-lg:min-h-85 lg:aspect-[1920/540] lg:min-h-85"
    >
      {picture}
      {words && (
        <div className="container-page relative lg:flex lg:h-full">
          <div
            className={cx(
              scrimBehind,
              'w-full pt-5 text-on-inverse lg:flex lg:pt-0 lg:w-112 lg:flex-col lg:justify-center xl:w-128',
              several ? 'pb-18 lg:pb-10' : 'pb-8',
            )}
          >
            {slide.heading && (
              <Heading level={2} size="xl" className="line-clamp-3 break-words">
                {slide.heading}
              </Heading>
            )}
            {slide.text && <p className="mt-3 line-clamp-3 text-lg">{slide.text}</p>}
            {href && slide.link?.label && (
              <span
                aria-hidden
                className={`action action-${actionOnPicture(site.theme)} mt-5 max-lg:hidden lg:self-start`}
              >
                {slide.link.label}
              </span>
            )}
          </div>
        </div>
      )}
      {href && (
        <a
          href={href}
          {...newTab(slide.link)}
          className="absolute inset-0 z-10 focus-visible:-outline-offset-4 focus-visible:outline-4"
        >
          <span className="sr-only">
            {slide.link?.label || slide.heading || slide.image.alt}
            {slide.link?.newTab && ' (opens in a new tab)'}
          </span>
        </a>
      )}
    </div>
  )
}

function Controls({ slides, id }: { slides: Shown[]; id: string }) {
  return (
    <div
      data-controls
      hidden
      className="absolute inset-x-0 bottom-3 z-20 flex items-center justify-center gap-1 md:bottom-4 [&[hidden]]:hidden"
    >
      {/* First in the order of keys, so that what moves can be stopped before anything else. */}
      <button
        type="button"
        data-pause
        aria-label="Stop changing banners"
        className={cx(control, 'group/pause')}
      >
        <Pause aria-hidden className="size-4 group-data-paused/pause:hidden" />
        <Play aria-hidden className="hidden size-4 group-data-paused/pause:block" />
      </button>
      <CarouselPrevious data-previous aria-label="Previous banner" className={control}>
        <ChevronLeft aria-hidden className="size-5" />
      </CarouselPrevious>
      <div className="flex items-center rounded-full bg-inverse/85 px-1.5 text-on-inverse">
        {slides.map((slide, index) => (
          <button
            key={slide.key ?? slide.image.assetId}
            type="button"
            data-dot
            aria-controls={id}
            aria-label={`Banner ${index + 1} of ${slides.length}`}
            aria-current={index === 0 ? 'true' : undefined}
            className="group/dot grid h-11 min-w-6 cursor-pointer place-items-center px-1"
          >
            <span className="h-2 w-2 rounded-full bg-current opacity-60 transition-[width,opacity] duration-200 group-hover/dot:opacity-100 group-aria-[current=true]/dot:w-5 group-aria-[current=true]/dot:opacity-100" />
          </button>
        ))}
      </div>
      <CarouselNext data-next aria-label="Next banner" className={control}>
        <ChevronRight aria-hidden className="size-5" />
      </CarouselNext>
    </div>
  )
}
