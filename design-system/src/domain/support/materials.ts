import type { LucideIcon } from 'lucide-react';
import {
  Award,
  CalendarDays,
  CirclePlay,
  ClipboardList,
  Download,
  Drama,
  ExternalLink,
  FileText,
  ListChecks,
  MessagesSquare,
  MousePointerClick,
  NotebookText,
  Route,
  UsersRound,
} from 'lucide-react';

export const materialTypes = [
  'video',
  'document',
  'document_video',
  'page',
  'resource',
  'link',
  'algorithm',
  'quiz',
  'survey',
  'questionnaire',
  'dynamic_form',
  'forum',
  'extlmsroom',
  'hvp',
  'scenario',
  'calendar',
  'certificate',
] as const;
/** The types of course materials. */
export type MaterialType = (typeof materialTypes)[number];

/** The icon of each type. */
export const materialIcons: Record<MaterialType, LucideIcon> = {
  video: CirclePlay,
  document: FileText,
  document_video: CirclePlay,
  page: NotebookText,
  resource: Download,
  link: ExternalLink,
  algorithm: Route,
  quiz: ListChecks,
  survey: ClipboardList,
  questionnaire: ClipboardList,
  dynamic_form: ClipboardList,
  forum: MessagesSquare,
  extlmsroom: UsersRound,
  hvp: MousePointerClick,
  scenario: Drama,
  calendar: CalendarDays,
  certificate: Award,
};
