export { default, loader, shouldRevalidate } from './$.tsx'
