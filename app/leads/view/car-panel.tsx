import { stockPicture } from '#app/stock/card/pictures.ts'
import type { LeadCar } from '../form/lead-form.ts'

/** The car that a form is about: picture, name, price and where it stands. */
export function CarPanel({ car }: { car: LeadCar }) {
  const picture = car.picture ? stockPicture(car.picture) : undefined
  return (
    <figure className="lead-car card" aria-label="The vehicle of this form">
      {picture && (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="(min-width: 992px) 22rem, 7rem"
          alt=""
          width={640}
          height={427}
          className="lead-car-picture"
        />
      )}
      <div className="lead-car-words">
        <p className="heading text-lg">
          <a href={car.path} className="hover:underline">
            {car.name}
          </a>
        </p>
        <p className="heading tabular mt-1 text-2xl">
          {car.price}
          {car.priceType && (
            <span className="text-sm font-normal tracking-normal text-muted"> {car.priceType}</span>
          )}
        </p>
        {car.place && <p className="mt-1 text-sm text-muted">{car.place}</p>}
      </div>
    </figure>
  )
}
