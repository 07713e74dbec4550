import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../../internal/words.fixtures.ts';
import { Breadcrumb } from '../../../primitives/Breadcrumb/index.ts';
import { TabLinks } from '../../../primitives/TabLinks/index.ts';
import { CourseProgressHeader, CourseProgressHeaderSkeleton } from './CourseProgressHeader.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof CourseProgressHeader> = {
  title: 'Learning/CourseProgressHeader',
  component: CourseProgressHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    title: t('Specializuotas suaugusiųjų gaivinimas (ALS)'),
    topics: [1, 1, 0.5, 0, 0, 0],
    done: 11,
    total: 27,
    breadcrumb: (
      <Breadcrumb
        parents={[{ label: t('Mano kursai'), href: '/dashboard/courses' }]}
        current={t('Skubioji pagalba')}
      />
    ),
    tabs: (
      <TabLinks
        label={t('Kursas')}
        links={[
          { label: t('Bendra'), href: '/course/101/general' },
          { label: t('Teorija'), href: '/course/101/theory', current: true },
        ]}
      />
    ),
  },
};
export default meta;

type Story = StoryObj<typeof CourseProgressHeader>;

export const UnderWay: Story = {};
export const NotStarted: Story = { args: { topics: [0, 0, 0], done: 0 } };
export const Completed: Story = { args: { topics: [1, 1, 1], done: 27 } };
/** Above a lesson, on a phone, one row. */
export const Lesson: Story = { tags: ['no-picture'], args: { backHref: '/course/101/theory/3' } };
/** Nothing is tracked: no progress. */
export const Untracked: Story = { tags: ['!dev', '!autodocs'], args: { total: 0 } };
export const WithoutTopics: Story = { args: { topics: [] } };
export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: `${longWords.ru} ${longWords.lt} ${longWords.en}`,
    lang: 'ru',
    done: 1127,
    total: 2127,
  },
};
export const Loading: Story = { render: () => <CourseProgressHeaderSkeleton /> };
