import type { Status } from '../design-system/build/describe.ts';

/**
 * How far a component's interface can be relied on: its one field is a tag of its stories (`tags: ['new']`); without one
 * it is stable.
 */
export const statuses = {
  stable: { title: 'Stable', text: 'Kept by the promises of a version.' },
  new: { title: 'New', text: 'Ready to use; its props may still change with a minor version.' },
  changing: {
    title: 'Changing',
    text: 'Drawn before its data existed; its props will change when real data arrives.',
  },
} as const satisfies Record<Status, { title: string; text: string }>;

export function statusOf(tags: readonly string[] = []): Status {
  return tags.includes('new') ? 'new' : tags.includes('changing') ? 'changing' : 'stable';
}
