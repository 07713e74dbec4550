import type { Material } from '@medeina/contract';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { ResourceView } from '@medeina/design-system/domain/ResourceView';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { addressOf, completesByOpening, fileOf, typeOf } from '../../../../data/learning/course.ts';
import type { Learning } from '../../../../data/learning/progress.ts';

/** A file or a link: what it is, and the button that opens it beside this page. */
export function AwayView({
  material,
  learning,
}: {
  readonly material: Material;
  readonly learning: Learning;
}) {
  const file = fileOf(material);
  const address = addressOf(material);
  if (address === undefined) return null;
  return (
    <Stack gap={16}>
      {material.description !== null && <RichText html={material.description} />}
      <ResourceView
        type={typeOf(material)}
        title={file?.name ?? material.title}
        detail={file === null ? new URL(address).host : undefined}
        size={file?.size}
        href={address}
        external={file === null}
        variant={material.completed ? 'outline' : 'primary'}
        onOpen={() => {
          if (!material.completed && completesByOpening(material)) learning.complete(material, true);
        }}
      />
    </Stack>
  );
}
