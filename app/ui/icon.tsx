import {
  BadgeCheck,
  Calculator,
  CalendarDays,
  Car,
  Clock,
  HandCoins,
  KeyRound,
  LifeBuoy,
  type LucideIcon,
  MapPin,
  Phone,
  PlugZap,
  ShieldCheck,
  Star,
  Tag,
  Truck,
  Users,
  Wrench,
} from 'lucide-react'
import type { FeatureIcon as FeatureIconName } from './icon-names.ts'

const drawings: Record<FeatureIconName, LucideIcon> = {
  tag: Tag,
  service: Wrench,
  sell: HandCoins,
  car: Car,
  truck: Truck,
  calendar: CalendarDays,
  finance: Calculator,
  warranty: ShieldCheck,
  quality: BadgeCheck,
  time: Clock,
  place: MapPin,
  phone: Phone,
  key: KeyRound,
  people: Users,
  star: Star,
  electric: PlugZap,
  roadside: LifeBuoy,
}

/** One of the icons marketing staff may choose; decoration beside words that say the same. */
export function FeatureIcon({ name, className }: { name: FeatureIconName; className?: string }) {
  const Drawing = drawings[name]
  return <Drawing aria-hidden className={className} strokeWidth={1.75} />
}
