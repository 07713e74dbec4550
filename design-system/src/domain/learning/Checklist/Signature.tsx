import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Eraser, Undo2 } from 'lucide-react';
import type SignaturePad from 'signature_pad';
import { useWords } from '../../../internal/words.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { FieldGroup } from '../../../primitives/Field/FieldGroup.tsx';
import type { GroupRootProps } from '../../../primitives/Field/groupRef.ts';
import type { FieldTexts } from '../../../primitives/Field/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import { isSigned, toPixels, toShares } from './signatures.ts';
import type { SignatureStroke, SignatureValue } from './signatures.ts';
import { signatureWords } from './Signature.words.ts';
import type { SignatureWord } from './Signature.words.ts';
import * as styles from './Signature.css.ts';

export interface SignatureProps extends GroupRootProps, Omit<FieldTexts, 'label'> {
  /** Whose signature: "Signature" by default. */
  label?: string | undefined;
  /** The strokes or the typed name. */
  value?: SignatureValue | undefined;
  /** The signature at first, where the field keeps its own. */
  defaultValue?: SignatureValue | undefined;
  /** Gets the signature after each stroke and letter. */
  onChange?: ((value: SignatureValue) => void) | undefined;
  /** Was signed, or must not be: only shown. */
  disabled?: boolean | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<SignatureWord, string>> | undefined;
}

const none: SignatureValue = { kind: 'drawn', strokes: [] };
const noStrokes: readonly SignatureStroke[] = [];

/** A signature drawn by hand, or a typed name for those who cannot draw. */
export function Signature({
  label,
  value,
  defaultValue = none,
  onChange,
  disabled = false,
  texts,
  ...group
}: SignatureProps) {
  const say = useWords(signatureWords, texts);
  const [signature, setSignature] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange,
    caller: 'Signature',
  });
  const [said, setSaid] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const isDrawn = signature.kind === 'drawn' && !hasFailed;
  const strokes = signature.kind === 'drawn' ? signature.strokes : noStrokes;
  const draw = (next: readonly SignatureStroke[]) => {
    setSignature({ kind: 'drawn', strokes: next });
    setSaid(next.length === 0 ? say('cleared') : say('drawn', { count: next.length }));
  };
  return (
    <FieldGroup {...group} label={label ?? say('label')} role="group" disabled={disabled}>
      {() => (
        <>
          <div className={styles.way}>
            {!disabled && !hasFailed && (
              <Button
                size="sm"
                variant="outline"
                onClick={() => {
                  setSignature(isDrawn ? { kind: 'typed', name: '' } : none);
                  setSaid('');
                }}
              >
                {say(isDrawn ? 'type' : 'draw')}
              </Button>
            )}
            {isDrawn && !disabled && (
              <span className={styles.end}>
                <IconButton
                  icon={Undo2}
                  label={say('undo')}
                  tip="below-start"
                  // Not `disabled`: the focus would be lost with the last stroke.
                  aria-disabled={strokes.length === 0}
                  onClick={() => {
                    if (strokes.length > 0) draw(strokes.slice(0, -1));
                  }}
                />
                <IconButton
                  icon={Eraser}
                  label={say('clear')}
                  tip="below-start"
                  aria-disabled={strokes.length === 0}
                  onClick={() => {
                    if (strokes.length > 0) draw(noStrokes);
                  }}
                />
              </span>
            )}
          </div>
          {isDrawn ? (
            <Area
              label={isSigned(signature) ? say('drawn', { count: strokes.length }) : say('empty')}
              hint={say('area')}
              strokes={strokes}
              disabled={disabled}
              onDraw={draw}
              onFail={() => {
                setFailed(true);
                setSaid(say('failed'));
              }}
            />
          ) : (
            <div className={styles.name}>
              <TextInput
                label={say('name')}
                autoComplete="name"
                value={signature.kind === 'typed' ? signature.name : ''}
                onChange={(event) => {
                  setSignature({ kind: 'typed', name: event.target.value });
                }}
              />
            </div>
          )}
          <p role="status" className={styles.state}>
            {said}
          </p>
        </>
      )}
    </FieldGroup>
  );
}

interface AreaProps {
  label: string;
  hint: string;
  strokes: readonly SignatureStroke[];
  disabled: boolean;
  onDraw: (strokes: readonly SignatureStroke[]) => void;
  onFail: () => void;
}

/** The strokes in the pen's colour, which the theme sets, and in the screen's own pixels. */
function paint(pad: SignaturePad, canvas: HTMLCanvasElement, strokes: readonly SignatureStroke[]) {
  const { width, height } = canvas.getBoundingClientRect();
  if (width === 0) return;
  const density = Math.max(1, window.devicePixelRatio);
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.getContext('2d')?.scale(density, density);
  pad.penColor = getComputedStyle(canvas).color;
  pad.clear();
  pad.fromData(
    strokes.map((stroke) => ({
      penColor: pad.penColor,
      dotSize: pad.dotSize,
      minWidth: pad.minWidth,
      maxWidth: pad.maxWidth,
      velocityFilterWeight: pad.velocityFilterWeight,
      compositeOperation: pad.compositeOperation,
      points: [...toPixels(stroke, width)],
    })),
  );
}

function Area({ label, hint, strokes, disabled, onDraw, onFail }: AreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pad, setPad] = useState<SignaturePad>();
  /** A stroke is under way: painting would take it away, such as when the one before it has just been saved. */
  const isDrawing = useRef(false);
  const latest = useRef({ strokes, onDraw, onFail });
  useLayoutEffect(() => {
    latest.current = { strokes, onDraw, onFail };
  });

  useEffect(() => {
    let isGone = false;
    let own: SignaturePad | undefined;
    const load = async () => {
      try {
        const { default: Pad } = await import('signature_pad');
        if (isGone || canvas.current === null) return;
        own = new Pad(canvas.current);
        setPad(own);
      } catch {
        latest.current.onFail();
      }
    };
    // Not before it comes into view: most lists are read to their end much later.
    const view = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      view.disconnect();
      void load();
    });
    if (canvas.current !== null) view.observe(canvas.current);
    return () => {
      isGone = true;
      view.disconnect();
      own?.off();
    };
  }, []);

  useEffect(() => {
    if (pad === undefined || canvas.current === null) return undefined;
    const box = canvas.current;
    if (disabled) pad.off();
    else pad.on();
    isDrawing.current = false;
    const begin = () => {
      isDrawing.current = true;
    };
    const end = () => {
      isDrawing.current = false;
      const drawn = pad.toData().at(-1);
      if (drawn === undefined) return;
      const { width } = box.getBoundingClientRect();
      latest.current.onDraw([...latest.current.strokes, toShares(drawn.points, width)]);
    };
    pad.addEventListener('beginStroke', begin);
    pad.addEventListener('endStroke', end);
    const again = () => {
      if (!isDrawing.current) paint(pad, box, latest.current.strokes);
    };
    const size = new ResizeObserver(again);
    size.observe(box);
    // The pen follows the theme, which stands on an element above, and the system's colours.
    const theme = new MutationObserver(again);
    const themed = box.closest('[data-medeina-theme]');
    if (themed !== null) theme.observe(themed, { attributeFilter: ['data-medeina-theme'] });
    const colours = matchMedia('(prefers-color-scheme: dark), (forced-colors: active)');
    colours.addEventListener('change', again);
    return () => {
      pad.removeEventListener('beginStroke', begin);
      pad.removeEventListener('endStroke', end);
      size.disconnect();
      theme.disconnect();
      colours.removeEventListener('change', again);
    };
  }, [pad, disabled]);

  useEffect(() => {
    if (pad !== undefined && canvas.current !== null && !isDrawing.current)
      paint(pad, canvas.current, strokes);
  }, [pad, strokes]);

  return (
    <div className={styles.area}>
      <canvas ref={canvas} role="img" aria-label={label} className={styles.canvas} />
      {strokes.length === 0 && !disabled && (
        <span aria-hidden="true" className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
