import { mover, van } from './commercial.js'
import hatch from './hatch.js'
import sedan from './sedan.js'
import suv from './suv.js'
import { chassisCab, pantech, prime, tipper, truck } from './truck.js'
import { coupe, ute, wagon } from './variants.js'
export const BODIES = {
  ...{ hatch, sedan, suv, wagon, ute, van, mover, coupe },
  ...{ truck, tipper, pantech, chassis: chassisCab, prime },
}
