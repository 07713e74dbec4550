import { Button } from '@medeina/design-system/primitives/Button';
import { Dialog } from '@medeina/design-system/primitives/Dialog';
import { Slider } from '@medeina/design-system/primitives/Slider';
import { Text } from '@medeina/design-system/primitives/Text';
import { useEffect, useId, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useIntl } from 'react-intl';
import * as styles from './CropDialog.css.ts';
import { drawSquare, openPicture, type PictureProblem } from './picture.ts';

interface CropDialogProps {
  readonly photo: File;
  readonly onClose: () => void;
  /** The chosen part as a data URL. */
  readonly onCropped: (image: string) => void;
  readonly onBroken: (problem: PictureProblem) => void;
}

interface OpenPicture {
  readonly url: string;
  readonly picture: HTMLImageElement;
}

/** The file as a picture, once it is known to be one. */
function usePicture(photo: File, onBroken: (problem: PictureProblem) => void): OpenPicture | undefined {
  const [open, setOpen] = useState<OpenPicture>();
  const refuse = useRef(onBroken);
  useEffect(() => {
    refuse.current = onBroken;
  });
  useEffect(() => {
    const url = URL.createObjectURL(photo);
    let isLeft = false;
    const read = async () => {
      const picture = await openPicture(url);
      if (isLeft) return;
      if (typeof picture === 'string') refuse.current(picture);
      else setOpen({ url, picture });
    };
    void read();
    return () => {
      isLeft = true;
      URL.revokeObjectURL(url);
    };
  }, [photo]);
  return open;
}

/** Which part of the photo is shown: dragged, pinched, or moved by the arrow keys and a slider. */
export default function CropDialog({ photo, onClose, onCropped, onBroken }: CropDialogProps) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `account.settings.photo.crop${id}` });
  const open = usePicture(photo, onBroken);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const hint = useId();

  const use = () => {
    if (open === undefined || area === undefined) return;
    const image = drawSquare(open.picture, area);
    if (image === undefined) onBroken('broken');
    else onCropped(image);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say('')}
      actions={
        <>
          <Button onClick={use} disabled={area === undefined}>
            {say('.use')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {say('.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <div className={styles.stage}>
          {open !== undefined && (
            <Cropper
              image={open.url}
              crop={crop}
              zoom={zoom}
              aspect={1}
              cropShape="round"
              showGrid={false}
              keyboardStep={10}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_share, pixels) => setArea(pixels)}
              // The content policy allows no style that a script writes into the page.
              disableAutomaticStylesInjection
              classes={{ cropAreaClassName: styles.area }}
              cropperProps={{
                // Without this role screen readers keep the arrow keys to themselves.
                role: 'application',
                'aria-label': say('.area'),
                'aria-describedby': hint,
              }}
            />
          )}
        </div>
        <Text size="small" tone="muted" id={hint}>
          {say('.hint')}
        </Text>
        <div className={styles.zoom}>
          <Text as="span" size="ui" weight="strong" aria-hidden>
            {say('.zoom')}
          </Text>
          <Slider
            label={say('.zoom')}
            min={1}
            max={3}
            step={0.1}
            value={zoom}
            valueText={intl.formatNumber(zoom, { style: 'percent' })}
            onChange={setZoom}
          />
        </div>
      </div>
    </Dialog>
  );
}
