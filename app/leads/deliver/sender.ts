/** Hands leads over; what it throws is the delivery's last error and brings another try. */
export interface LeadSender {
  /** @param delivery id of the row of `lead_deliveries` */
  send(tenant: string, delivery: string, signal: AbortSignal): Promise<void>
}
