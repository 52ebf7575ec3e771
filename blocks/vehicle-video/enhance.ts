export { default } from '#app/ui/click-to-load.ts'
