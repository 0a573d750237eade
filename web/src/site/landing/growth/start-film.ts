/** The film's picture is fetched this far before it scrolls into view. */
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

/** A caption track is fetched as soon as it is shown, so it is shown once somebody plays the film. */
function showCaptions(film: HTMLVideoElement) {
  const [captions] = film.textTracks;
  if (captions) captions.mode = 'showing';
}

/** Fetches of the film what is needed, when it is needed: its picture as it nears, its captions as it plays. */
export function startFilm() {
  const film = document.querySelector<HTMLVideoElement>('video[data-poster]');
  if (!film) return;
  showPosterWhenNear(film);
  film.addEventListener('play', () => showCaptions(film), { once: true });
}
