import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'

const Track = createContext<string | undefined>(undefined)

/** Around a carousel's track and its buttons; `track` is the id of the element that moves. */
export const Carousel = ({ track, children }: { track: string; children: ReactNode }) => (
  <Track.Provider value={track}>{children}</Track.Provider>
)

function useTrack(control: string) {
  const track = useContext(Track)
  if (track === undefined) throw new Error(`${control} stands outside of a Carousel.`)
  return track
}

type Control = Omit<ComponentProps<'button'>, 'type' | 'aria-controls'>

/** The button that moves a carousel back. @throws Error outside of one (ERR-01) */
export const CarouselPrevious = (button: Control) => (
  <button {...button} type="button" aria-controls={useTrack('CarouselPrevious')} />
)

/** The button that moves a carousel on. @throws Error outside of one (ERR-01) */
export const CarouselNext = (button: Control) => (
  <button {...button} type="button" aria-controls={useTrack('CarouselNext')} />
)
