import { lazy } from 'react';
import { withMessages } from '../../../languages.ts';
import { ActivityView } from './activity/ActivityView.tsx';
import { AwayView } from './away/AwayView.tsx';
import { CertificateView } from './certificate/CertificateView.tsx';
import type { Kind, KindOfView } from './kind.ts';
import { PageView } from './page/PageView.tsx';

const activity = { content: ActivityView, hasButton: true } as const;
const away = { content: AwayView, hasButton: true } as const;

/** How each kind of material is shown: a new kind is a folder here and a row. What most courses lack is loaded late. */
export const kinds: { readonly [Module in Kind]: KindOfView<Module> } = {
  page: { content: PageView, hasButton: false },
  video: {
    lead: lazy(async () => ({ default: (await import('./video/VideoView.tsx')).VideoView })),
    hasButton: false,
  },
  document: {
    content: lazy(async () => ({ default: (await import('./document/DocumentView.tsx')).DocumentView })),
    hasButton: false,
  },
  document_video: {
    content: lazy(async () => ({
      default: (await import('./document-video/DocumentVideoView.tsx')).DocumentVideoView,
    })),
    hasButton: false,
  },
  link: away,
  resource: away,
  quiz: activity,
  survey: activity,
  questionnaire: activity,
  scenario: activity,
  algorithm: activity,
  dynamic_form: activity,
  activity,
  calendar: {
    content: lazy(async () => ({ default: (await import('./practice/views.tsx')).Sessions })),
    hasButton: true,
  },
  extlmsroom: {
    content: lazy(async () => ({ default: (await import('./practice/views.tsx')).Room })),
    hasButton: true,
  },
  certificate: { content: CertificateView, hasButton: true },
  forum: {
    content: lazy(async () => ({
      default: (await withMessages('learner', () => import('./forum/ForumView.tsx'))).ForumView,
    })),
    hasButton: true,
  },
  hvp: {
    content: lazy(async () => ({ default: (await import('./hvp/PackageView.tsx')).PackageView })),
    hasButton: true,
  },
};
