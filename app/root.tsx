/** Remix asks for a root of its routes. Documents are written by `site/render.server.tsx`, whatever the route. */
export default () => null
