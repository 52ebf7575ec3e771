const earth = 6371.0088
const rad = Math.PI / 180

/** Distance over ground in km, by the haversine formula. */
export function distanceKm(one: { lat: number; lng: number }, other: { lat: number; lng: number }) {
  const dLat = (other.lat - one.lat) * rad
  const dLng = (other.lng - one.lng) * rad
  const a =
    Math.sin(dLat / 2) ** 2 + Math.cos(one.lat * rad) * Math.cos(other.lat * rad) * Math.sin(dLng / 2) ** 2
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(a)))
}
