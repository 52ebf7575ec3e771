import './frame.css'
import { Button, Flex, Text } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { siteAddress, siteSlugAt } from '../config/environment.ts'
import { registerFramedPage } from './frame.ts'
import { keepLastSite, useSites } from './sites.ts'
import { type DeviceName, devices, fit, keepDevice, readDevice } from './widths.ts'

/** The bar above the framed page: site chooser, Sanity's own controls (edit, address, open), device widths. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { iframeRef, targetOrigin, initialUrl, openPopup } = props
  const [device, setDevice] = useState(readDevice)
  const scale = useDevice(iframeRef, device)

  useEffect(
    () =>
      registerFramedPage(() => {
        const window = iframeRef.current?.contentWindow
        return window ? { window, origin: targetOrigin } : undefined
      }),
    [iframeRef, targetOrigin],
  )

  // A separate window does not share the frame's cookies, so it enables the preview with the same secret.
  const open = (address: string) => {
    const { pathname, search } = new URL(address)
    const entry = new URL(initialUrl)
    entry.searchParams.set('sanity-preview-pathname', pathname + search)
    openPopup(entry.toString())
  }

  const choose = (slug: string) => {
    // A page that is still loading would report its address later and switch back to the previous site.
    if (slug !== siteSlugAt(targetOrigin) && iframeRef.current) iframeRef.current.src = 'about:blank'
    props.onPathChange(siteAddress(slug, '/'))
  }

  return (
    <Flex align="center" gap={2} style={{ width: '100%' }}>
      <SiteChooser origin={targetOrigin} onChoose={choose} />
      <div style={{ flex: 1, minWidth: 0 }}>{props.renderDefault({ ...props, openPopup: open })}</div>
      <Flex role="group" aria-label="Width of the page" gap={1} align="center">
        {devices.map(({ name, title, icon: Icon, width }) => (
          <Button
            key={name}
            mode="bleed"
            padding={2}
            selected={name === device}
            aria-pressed={name === device}
            aria-label={title}
            title={`${title}, ${width} pixels wide`}
            icon={<Icon size={17} />}
            onClick={() => {
              setDevice(name)
              keepDevice(name)
            }}
          />
        ))}
        {scale < 1 && (
          <Text size={0} muted title="Made smaller to fit here">
            {Math.round(scale * 100)}%
          </Text>
        )}
      </Flex>
    </Flex>
  )
}

/** Gives the frame the width of a device; returns the scale at which it fits the panel. */
function useDevice(iframeRef: PreviewHeaderProps['iframeRef'], device: DeviceName) {
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const panel = iframeRef.current?.parentElement
    if (!panel) return
    panel.dataset.previewDevice = device
    const place = () => {
      const fitted = fit(device, panel.clientWidth)
      panel.style.setProperty('--preview-width', `${fitted.width}px`)
      panel.style.setProperty('--preview-scale', String(fitted.scale))
      setScale(fitted.scale)
    }
    const observer = new ResizeObserver(place)
    observer.observe(panel)
    place()
    return () => observer.disconnect()
  }, [iframeRef, device])
  return scale
}

function SiteChooser({ origin, onChoose }: { origin: string; onChoose: (slug: string) => void }) {
  const sites = useSites()
  const slug = siteSlugAt(origin)
  useEffect(() => {
    if (slug) keepLastSite(slug)
  }, [slug])
  const name = sites.find((site) => site.slug === slug)?.name ?? slug ?? 'Choose a site'
  return (
    <MenuButton
      id="preview-site"
      popover={{ portal: true, placement: 'bottom-start' }}
      button={
        <Button
          mode="ghost"
          padding={2}
          fontSize={1}
          text={name}
          iconRight={<ChevronDown size={15} />}
          aria-label={`Site: ${name}. Choose another`}
          style={{ maxWidth: 180 }}
        />
      }
      menu={
        <Menu>
          {sites.map((site) => (
            <MenuItem
              key={site.slug}
              text={site.name}
              fontSize={1}
              padding={3}
              pressed={site.slug === slug}
              onClick={() => onChoose(site.slug)}
            />
          ))}
        </Menu>
      }
    />
  )
}
