import {
  Award,
  Building2,
  CircleQuestionMark,
  CreditCard,
  FlaskConical,
  Handshake,
  type LucideIcon,
  MonitorPlay,
  ShieldCheck,
  UserRoundPlus,
} from 'lucide-react';

/** The pictures that a topic may have, by the number in their name. */
const icons: readonly LucideIcon[] = [
  ShieldCheck,
  UserRoundPlus,
  MonitorPlay,
  FlaskConical,
  CreditCard,
  Award,
  Building2,
  Handshake,
];

/** @param name `0.svg` to `7.svg`, as the topic says. */
export function topicIcon(name: string): LucideIcon {
  return icons[Number.parseInt(name, 10)] ?? CircleQuestionMark;
}
