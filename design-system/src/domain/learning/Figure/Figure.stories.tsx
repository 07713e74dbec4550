import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { longWords } from '../../../internal/words.fixtures.ts';
import { ectopicBeats } from '../EcgStrip/EcgStrip.fixtures.ts';
import { EcgStrip } from '../EcgStrip/index.ts';
import { drawnPicture } from './Figure.fixtures.ts';
import { Figure, FigurePicture } from './Figure.tsx';
import { figureWords } from './Figure.words.ts';

const picture = {
  src: drawnPicture,
  alt: t('Žmogus su šešiais elektrodais ant krūtinės'),
  width: 660,
  height: 330,
};

const meta = {
  title: 'Learning/Figure',
  component: Figure,
  args: {
    caption: t('Krūtinės elektrodų vietos'),
    children: <FigurePicture {...picture} />,
    larger: <FigurePicture {...picture} filling />,
  },
  argTypes: { children: { control: false }, larger: { control: false } },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The larger view: buttons and keys enlarge, Escape closes, the focus returns. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', {
      name: said(figureWords, 'enlargeNamed', { caption: args.caption }),
    });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: args.caption });
    const status = within(dialog).getByRole('status');
    const area = within(dialog).getByRole('group', { name: said(figureWords, 'area') });
    const content = area.firstElementChild;
    if (!(content instanceof HTMLElement)) throw new Error('The area is empty');
    const width = content.getBoundingClientRect().width;
    await userEvent.click(within(dialog).getByRole('button', { name: said(figureWords, 'zoomIn') }));
    await expect(status).toHaveTextContent('150');
    area.focus();
    await userEvent.keyboard('+');
    await expect(status).toHaveTextContent('200');
    await expect(content.getBoundingClientRect().width).toBeGreaterThan(width * 1.9);
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
    await userEvent.keyboard('-');
    await expect(status).toHaveTextContent('150');
    await userEvent.keyboard('0');
    await expect(status).toHaveTextContent('100');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
    await expect(opener).toHaveFocus();
  },
};

export const Enlarged: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: said(figureWords, 'enlargeNamed', { caption: args.caption }) }),
    );
    await canvas.findByRole('dialog', { name: args.caption });
  },
};

export const Drawing: Story = {
  args: {
    caption: t('Sinusinis ritmas ir skilvelinė ekstrasistolė'),
    children: <EcgStrip ecg={ectopicBeats} />,
    larger: undefined,
  },
};

/** What is read at its size has no larger view. */
export const NoLargerView: Story = { tags: ['no-picture'], args: { larger: null } };

export const LongTexts: Story = { tags: ['!dev', '!autodocs'], args: { caption: longWords.lt } };
