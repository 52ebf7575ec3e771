export { action, default, loader, shouldRevalidate } from './$.tsx'
