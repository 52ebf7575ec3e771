import { showToast } from '#app/ui/browser/toast.ts'

/** Hands on the vehicle's address: by the menu of a phone, else by the clipboard (VDP-37). */
export async function share({ dataset }: HTMLElement) {
  const { share: path = '', name: title = '' } = dataset
  const { href: url } = new URL(path, location.href)
  // The menus of desktops have nothing that people share by; a copied address goes everywhere.
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    const shared = await navigator.share({ title, url }).then(
      () => true,
      (problem: unknown) => problem instanceof DOMException && problem.name === 'AbortError',
    )
    if (shared) return
  }
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: `Copied ${title} to your clipboard!` })
  } catch {
    showToast({ title: 'Copy the address of this page to share it.', text: url })
  }
}
