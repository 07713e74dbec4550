import type { VideoContent } from '@medeina/contract';
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import messages from '../../../../messages/en.json' with { type: 'json' };
import { Film } from './Film.tsx';

afterEach(cleanup);

const video: VideoContent = {
  url: '/media/first/film.mp4',
  mime: 'video/mp4',
  has_sound: true,
  duration_seconds: 600,
  poster: null,
  captions: [],
  transcript: null,
  position_seconds: 0,
  watched_seconds: 0,
};

function Shown({ url }: { readonly url: string }) {
  return (
    <IntlProvider locale="en" messages={messages}>
      <Film
        category="emergency"
        material={{ title: 'Film', completed: false }}
        video={{ ...video, url }}
        onRetry={() => undefined}
      />
    </IntlProvider>
  );
}

test('a film plays on when its address is replaced by a fresh one', () => {
  const { container, rerender } = render(<Shown url="/media/first/film.mp4" />);
  const playing = container.querySelector('video');
  expect(playing).not.toBeNull();
  rerender(<Shown url="/media/second/film.mp4" />);
  expect(container.querySelector('video')).toBe(playing);
});
