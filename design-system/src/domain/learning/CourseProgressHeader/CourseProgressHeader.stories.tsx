import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../../internal/words.fixtures.ts';
import { Breadcrumb } from '../../../primitives/Breadcrumb/index.ts';
import { TabLinks } from '../../../primitives/TabLinks/index.ts';
import { CourseProgressHeader, CourseProgressHeaderSkeleton } from './CourseProgressHeader.tsx';

const meta: Meta<typeof CourseProgressHeader> = {
  title: 'Learning/CourseProgressHeader',
  component: CourseProgressHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Specializuotas suaugusiųjų gaivinimas (ALS)',
    topics: [1, 1, 0.5, 0, 0, 0],
    percent: '41 %',
    count: '11 iš 27 dalių',
    breadcrumb: (
      <Breadcrumb
        parents={[{ label: 'Mano kursai', href: '/dashboard/courses' }]}
        current="Skubioji pagalba"
      />
    ),
    tabs: (
      <TabLinks
        label="Kursas"
        links={[
          { label: 'Bendra', href: '/course/101/general' },
          { label: 'Teorija', href: '/course/101/theory', current: true },
        ]}
      />
    ),
  },
};
export default meta;

type Story = StoryObj<typeof CourseProgressHeader>;

export const UnderWay: Story = {};
export const NotStarted: Story = { args: { topics: [0, 0, 0], percent: '0 %', count: '0 iš 27 dalių' } };
export const Completed: Story = { args: { topics: [1, 1, 1], percent: '100 %', count: '27 iš 27 dalių' } };
export const WithoutTopics: Story = { args: { topics: [] } };
export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: `${longWords.ru} ${longWords.lt} ${longWords.en}`,
    lang: 'ru',
    count: '1 127 из 2 127 частей',
  },
};
export const Loading: Story = { render: () => <CourseProgressHeaderSkeleton label="Kursas kraunamas" /> };
