import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

export const statusTones = ['info', 'success', 'warning', 'danger'] as const;
/** The tone of a message, always shown with its icon and a word. */
export type StatusTone = (typeof statusTones)[number];

/** The icon that travels with each tone. */
export const statusIcons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;
