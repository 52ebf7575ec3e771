/** A text message. */
export interface Sms {
  /** E.164: `+61400000001`. */
  to: string
  text: string
  /**
   * It lets whoever reads it sign in: once a provider sends messages, it is shown to nobody and forgotten as soon as it
   * is sent.
   */
  secret?: boolean
  /** Not sent any more after this. */
  until?: Date
}

export interface Attachment {
  name: string
  /** `application/pdf` */
  type: string
  content: Buffer
}

/** A mail. */
export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
  attachments?: readonly Attachment[]
}

/** The provider does not take a message. */
export class NotSent extends Error {
  override name = 'NotSent'
  /** True where sending it again would change nothing: a number that there is not, a message that is not allowed. */
  readonly forGood: boolean

  /** @param message said to staff: it repeats neither the recipient nor the text, nor anything secret */
  constructor(message: string, { forGood = false, cause }: { forGood?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.forGood = forGood
  }
}

interface Transport<Message> {
  /** As staff see it: "Twilio". */
  name: string
  /** @throws NotSent */
  send(message: Message, signal: AbortSignal): Promise<void>
}

export type SmsTransport = Transport<Pick<Sms, 'to' | 'text' | 'until'>>
export type MailTransport = Transport<Mail>

/** The providers of the environment; what has none stays in the outbox. */
export interface Transports {
  sms?: SmsTransport
  mail?: MailTransport
}

/** A message as staff see it. */
export interface OutboxRow {
  id: string
  kind: 'sms' | 'mail'
  recipient: string
  subject: string | null
  /** Null where nobody may read it. */
  text: string | null
  /** Names of its attachments. */
  attachments: string[]
  createdAt: string
  sentAt: string | null
  /** The provider that took or refused it; null for what stands in the outbox alone. */
  sentBy: string | null
  /** Why it was not taken. */
  refused: string | null
}
