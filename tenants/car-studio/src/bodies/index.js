import { truck, van } from './commercial.js'
import hatch from './hatch.js'
import sedan from './sedan.js'
import suv from './suv.js'
import { coupe, ute, wagon } from './variants.js'
export const BODIES = { hatch, sedan, suv, wagon, ute, van, coupe, truck }
