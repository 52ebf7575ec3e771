/** A form as a browser sends it with files: its content type and its bytes. */
export async function multipart(fields: Iterable<readonly [name: string, value: string | File]>) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const response = new Response(form)
  return {
    type: response.headers.get('content-type')!,
    body: new Uint8Array(await response.arrayBuffer()),
  }
}

const jpegHead = [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00, 0x01]

/** Bytes that begin as those of a JPEG do, the rest of them `filling`. */
export const jpeg = (name: string, bytes = 500, filling = 7) => {
  const content = Buffer.alloc(bytes, filling)
  content.set(jpegHead)
  return new File([content], name, { type: 'image/jpeg' })
}

export const pdf = (name: string) =>
  new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], name, { type: 'application/pdf' })
