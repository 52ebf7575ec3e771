export { enhanceContentSearch as default } from '#app/content-search/swap.ts'
