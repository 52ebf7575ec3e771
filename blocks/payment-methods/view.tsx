import type { BlockView, ContentOf } from '#app/page/block.ts'
import { paymentMarks } from './marks.ts'
import type block from './query.ts'

const PaymentMethods: BlockView<ContentOf<typeof block>> = ({ content }) => (
  <div className="container-page" data-testid="payment-methods">
    <div className="flex flex-col items-center gap-x-8 gap-y-4 text-center md:flex-row md:flex-wrap md:justify-center">
      {content.heading && <h2 className="text-sm font-semibold wrap-anywhere">{content.heading}</h2>}
      <ul className="flex flex-wrap justify-center gap-2 sm:gap-3">
        {paymentMarks.map(({ name, src }) => (
          <li key={name}>
            <img src={src} alt={name} width={64} height={40} className="h-8 w-auto sm:h-10" />
          </li>
        ))}
      </ul>
    </div>
    {content.text && (
      <p className="mx-auto mt-4 max-w-[70ch] text-center text-xs text-muted">{content.text}</p>
    )}
  </div>
)

export default PaymentMethods
