import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Carousel, CarouselNext, CarouselPrevious } from './carousel.tsx'

test('ERR-01 controls outside of the carousel raise an error; inside they name what they move', () => {
  expect(() => renderToStaticMarkup(<CarouselNext />)).toThrow('CarouselNext stands outside of a Carousel.')
  expect(() => renderToStaticMarkup(<CarouselPrevious />)).toThrow('CarouselPrevious stands outside')
  const inside = (
    <Carousel track="slides">
      <CarouselPrevious aria-label="Back" />
      <CarouselNext aria-label="On" />
    </Carousel>
  )
  expect(renderToStaticMarkup(inside)).toBe(
    '<button aria-label="Back" type="button" aria-controls="slides"></button>' +
      '<button aria-label="On" type="button" aria-controls="slides"></button>',
  )
})
