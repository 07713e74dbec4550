import type { Figure as FigureOnWire } from '@medeina/contract';
import { Figure, FigurePicture } from '@medeina/design-system/domain/Figure';
import { FlowChart } from '@medeina/design-system/domain/FlowChart';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { piecesOf } from '../data/learning/figures.ts';
import { apart } from './apart.tsx';

const loadStrip = async () => (await import('@medeina/design-system/domain/EcgStrip')).EcgStrip;

/** Few texts have a strip, and its drawing is the largest part of the figures' code. */
const EcgStrip = apart(
  '../design-system/src/domain/learning/EcgStrip/index.ts',
  loadStrip,
  import.meta.env.SSR ? await loadStrip() : undefined,
);

function Piece({ figure, eager }: { readonly figure: FigureOnWire; readonly eager: boolean }) {
  const { caption } = figure;
  if (figure.kind === 'ecg')
    return (
      <Figure caption={caption}>
        <EcgStrip ecg={figure.strip} label={figure.alternative ?? undefined} />
      </Figure>
    );
  if (figure.kind === 'flow')
    return (
      <Figure caption={caption} larger={null}>
        <FlowChart label={caption} steps={figure.steps} />
      </Figure>
    );
  const { alternative: alt, width, height } = figure;
  return (
    <Figure
      caption={caption}
      larger={<FigurePicture src={figure.large_url} alt={alt} width={width} height={height} filling />}
    >
      <FigurePicture src={figure.url} alt={alt} width={width} height={height} eager={eager} />
    </Figure>
  );
}

export interface FiguredTextProps {
  readonly content: string;
  readonly figures: readonly FigureOnWire[];
  /** Loads the first picture at once: the page begins with this text. */
  readonly eager?: boolean;
}

/** A page's text with its pictures, strips and algorithms: loaded by the pages that have any. */
export function FiguredText({ content, figures, eager = false }: FiguredTextProps) {
  return (
    <Stack gap={24}>
      {piecesOf(content, figures).map((piece) =>
        typeof piece === 'string' ? (
          <RichText key={piece} html={piece} />
        ) : (
          <Piece key={piece.id} figure={piece} eager={eager && piece === figures[0]} />
        ),
      )}
    </Stack>
  );
}
