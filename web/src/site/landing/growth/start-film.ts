/** The film's picture loads this far before it scrolls into view. */
const AHEAD = '400px';

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

/** A caption track loads as soon as it is shown, so it is shown only once the film plays. */
function showCaptions(film: HTMLVideoElement) {
  const [captions] = film.textTracks;
  if (captions) captions.mode = 'showing';
}

/** Loads parts of the film when they are needed: the picture as it nears the screen, the captions as it plays. */
export function startFilm() {
  const film = document.querySelector<HTMLVideoElement>('video[data-poster]');
  if (!film) return;
  showPosterWhenNear(film);
  film.addEventListener('play', () => showCaptions(film), { once: true });
}
