import { Button, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useId } from 'react'
import { paths } from '../../../values/paths.ts'
import { AnswerFrame } from '../answer-frame.tsx'
import type { SiteApi } from '../site-api.ts'
import { useAnswer } from '../use-answer.ts'

/** The key that signatures of the site's webhooks are made with, for the person who sets up the dealer's system. */
export function WebhookKeyDialog({ api, onClose }: { api: SiteApi; onClose(): void }) {
  const dialog = useId()
  const toast = useToast()
  const answered = useAnswer(() => api.get<{ key: string }>(paths.staffLeadsWebhook))

  async function copy(key: string) {
    try {
      await navigator.clipboard.writeText(key)
      toast.push({ status: 'success', title: 'Copied' })
    } catch {
      toast.push({ status: 'warning', title: 'The browser did not allow it. Select the key and copy it.' })
    }
  }

  return (
    <Dialog id={dialog} header="Key of the webhook" width={1} onClose={onClose} open>
      <AnswerFrame answered={answered} empty={() => undefined}>
        {({ key }) => (
          <Stack padding={4} gap={4}>
            <Text size={1}>
              Leads that go to a system by webhook carry a signature made with this key, so that the system
              can tell they are yours. Give it only to whoever sets that system up.
            </Text>
            <Flex gap={2}>
              <div style={{ flex: 1 }}>
                <TextInput
                  aria-label="Key"
                  value={key}
                  readOnly
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
              </div>
              <Button mode="ghost" text="Copy" onClick={() => void copy(key)} />
            </Flex>
            <Text size={1} muted>
              Each request has the header X-Forecourt-Signature: t=seconds,v1=signature. The signature is the
              HMAC-SHA256 of the seconds, a full stop and the body, written in hexadecimal.
            </Text>
          </Stack>
        )}
      </AnswerFrame>
    </Dialog>
  )
}
