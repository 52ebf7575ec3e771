import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { Heading } from '#app/ui/heading.tsx'
import { VideoFacade } from '#app/ui/video-facade.tsx'
import { viewerSource } from '#app/vehicle-page/pictures.ts'
import type { VehicleFilm } from './load.server.ts'
import type definition from './query.ts'

type Props = BlockProps<ContentOf<typeof definition>, VehicleFilm | null>

/** Nothing loads from the video's host until it is played; a vehicle without a video has no section (VDP-12). */
export default function VehicleVideo({ block, content, data }: Props) {
  if (!data) return null
  const { name, address, picture } = data
  return (
    <div className="container-page" data-testid="vehicle-video">
      <Heading level={block.first ? 1 : 2} size="md" className="mb-4">
        {content.heading}
      </Heading>
      <div
        data-frame
        className="relative aspect-video min-h-44 w-full overflow-hidden rounded-card bg-inverse"
      >
        <VideoFacade
          address={address}
          title={name}
          picture={
            picture && (
              <img
                {...viewerSource(picture)}
                sizes="(min-width: 1280px) 824px, (min-width: 992px) 60vw, 100vw"
                alt=""
                loading="lazy"
                decoding="async"
                className="absolute inset-0 h-full w-full object-cover"
              />
            )
          }
        />
      </div>
    </div>
  )
}
