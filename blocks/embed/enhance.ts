export { default } from '#blocks/click-to-load.ts'
