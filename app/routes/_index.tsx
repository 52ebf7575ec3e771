export { action, default, loader } from './$.tsx'
