/** A film's picture loads when it is this near to the screen: it is there before it is seen. */
const AHEAD = '100%';

function showPosterWhenNear(film: HTMLVideoElement) {
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      film.poster = film.dataset['poster'] ?? '';
    },
    { rootMargin: AHEAD },
  );
  watcher.observe(film);
}

/** Also when the page's theme changes: the film of the other theme takes its place. */
function pauseOutOfView(film: HTMLVideoElement) {
  new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)?.isIntersecting || document.pictureInPictureElement === film;
    if (!isSeen) film.pause();
  }).observe(film);
}

/** A caption track loads as soon as it is shown, so it is shown only once the film plays. */
function showCaptions(film: HTMLVideoElement) {
  const [captions] = film.textTracks;
  if (captions) captions.mode = 'showing';
}

/**
 * Loads parts of the films when they are needed: the picture as one nears the screen, the captions as
 * it plays. The film that is not in the page's theme is never near. None plays by itself.
 */
export function startFilm() {
  for (const film of document.querySelectorAll<HTMLVideoElement>('video[data-poster]')) {
    showPosterWhenNear(film);
    pauseOutOfView(film);
    film.addEventListener('play', () => showCaptions(film), { once: true });
  }
}
