import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../../primitives/Stack/index.ts';
import { containing, said } from '../../../internal/said.fixtures.ts';
import {
  bundleBranchBlocks,
  ectopicBeats,
  hyperkalaemia,
  hypothermia,
  inferiorInfarction,
  preexcitation,
  rhythms,
  sinusRhythm,
  wellens,
} from './EcgStrip.fixtures.ts';
import { EcgStrip } from './EcgStrip.tsx';
import type { Ecg } from './EcgStrip.tsx';
import { ecgStripWords } from './EcgStrip.words.ts';

const meta = {
  title: 'Learning/EcgStrip',
  component: EcgStrip,
  args: { ecg: sinusRhythm },
  argTypes: { ecg: { control: 'object' } },
} satisfies Meta<typeof EcgStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

function several(...strips: readonly Ecg[]): Story {
  return {
    render: () => (
      <Stack gap={24}>
        {strips.map((ecg) => (
          <EcgStrip key={JSON.stringify(ecg)} ecg={ecg} />
        ))}
      </Stack>
    ),
  };
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement).getByRole('img', {
      name: containing(said(ecgStripWords, 'sinus', { rate: 72 })),
    });
    await expect(strip).toBeVisible();
  },
};

/** From the atria: fibrillation, flutter, a re-entry, ectopic beats, an accessory pathway. */
export const AtrialRhythms: Story = several(
  rhythms.atrialFibrillation,
  rhythms.atrialFlutter,
  rhythms.supraventricular,
  ectopicBeats,
  preexcitation,
);

export const Blocks: Story = several(
  rhythms.mobitzOne,
  rhythms.mobitzTwo,
  rhythms.completeBlock,
  bundleBranchBlocks,
);

export const CardiacArrest: Story = several(
  rhythms.ventricularTachycardia,
  rhythms.torsades,
  rhythms.coarseFibrillation,
  rhythms.asystole,
);

/** Leads side by side; on a phone below one another. */
export const Infarction: Story = { args: { ecg: inferiorInfarction } };

export const Waves: Story = several(wellens, hypothermia, hyperkalaemia);

/** Words of the author's in place of the description. */
export const Labelled: Story = {
  tags: ['no-picture'],
  args: { label: 'EKG' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'EKG' })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['no-picture'],
  args: { ecg: { rhythm: 'asystole', seconds: 6, leads: [] } },
};
