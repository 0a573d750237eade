/** The visible share of the database at which the scene counts as seen: the phone is above it. */
const SEEN = 0.4;

function play(scene: HTMLElement) {
  for (const animation of scene.getAnimations({ subtree: true })) {
    animation.currentTime = 0;
    animation.play();
  }
}

/** Plays the scene again, once, where its database was below the screen at first. */
function playWhenSeen(scene: HTMLElement, database: HTMLElement) {
  let wasAway = false;
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) {
        wasAway = true;
        return;
      }
      watcher.disconnect();
      if (wasAway) play(scene);
    },
    { threshold: SEEN },
  );
  watcher.observe(database);
}

/** The style sheet plays the scene by itself; this plays it again, also at a press of the button. */
export function startScene() {
  const scene = document.querySelector<HTMLElement>('[data-scene]');
  const database = scene?.querySelector<HTMLElement>('.database');
  const button = scene?.querySelector<HTMLElement>('.play-again');
  if (!scene || !database || !button) return;
  button.addEventListener('click', () => play(scene));
  button.hidden = false;
  playWhenSeen(scene, database);
}
