import { withoutMarks } from '#values/marks.ts'

/** The name under which spins are kept. */
export const campaignOf = ({ campaign }: { campaign?: string }) => withoutMarks(campaign ?? 'Spin to Win')
