import { Outlet, Scripts } from '@remix-run/react'
import { Document } from '#app/site/document.tsx'
import { useServerPage } from '#app/site/page-context.ts'

export default function Root() {
  const page = useServerPage()
  return (
    <Document scripts={<Scripts nonce={page?.mark} />}>
      <Outlet />
    </Document>
  )
}

/** The last resort of React's tree on a page with interactive blocks; the server answers its own errors before this. */
export function ErrorBoundary() {
  return (
    <Document>
      <div className="block container-text">
        <h1 className="heading text-3xl">Something went wrong</h1>
        <p className="mt-4">
          <a href="/">Go to the home page</a>
        </p>
      </div>
    </Document>
  )
}
