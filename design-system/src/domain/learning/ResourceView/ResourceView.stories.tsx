import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { ResourceView } from './ResourceView.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof ResourceView> = {
  title: 'Learning/ResourceView',
  component: ResourceView,
  args: {
    type: 'document',
    title: t('ERC 2025 gairių santrauka'),
    detail: 'PDF',
    size: 1_258_291,
    href: '#document',
    onOpen: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof ResourceView>;

export const Document: Story = {};

export const File: Story = {
  args: {
    type: 'resource',
    title: t('Skyriaus kontrolinis lapas'),
    download: 'kontrolinis-lapas.pdf',
  },
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    // On the link, which is removed with its story: on the canvas it would block clicks in every later story.
    link.addEventListener('click', (event) => {
      event.preventDefault();
    });
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    // The middle button opens a tab; the right one opens nothing.
    await userEvent.pointer({ keys: '[MouseMiddle]', target: link });
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await userEvent.pointer({ keys: '[MouseRight]', target: link });
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

export const ExternalLink: Story = {
  args: {
    type: 'link',
    title: t('Europos gaivinimo taryba'),
    detail: 'erc.example',
    size: undefined,
    description: t('Gairės, plakatai ir jų vertimai.'),
    external: true,
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: { title: longWords.ru, detail: longWords.lt, description: longWords.ru, action: longWords.lt },
};
