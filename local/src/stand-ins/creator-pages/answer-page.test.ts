import { describe, expect, it } from 'vitest';
import { answerPage } from './answer-page.ts';

const open = (address: string) => answerPage(new URL(address));

interface TiktokDetail {
  statusCode: number;
  userInfo?: { user: { uniqueId: string; signature: string; bioLink?: { link: string } } };
}
/** The profile part of a TikTok page, found the way a reader finds it. */
function tiktokDetail(address: string): TiktokDetail {
  const script = /__UNIVERSAL_DATA_FOR_REHYDRATION__"[^>]*>(.*?)<\/script>/s.exec(
    open(address).body,
  );
  const data = JSON.parse(script?.[1] ?? '{}') as {
    __DEFAULT_SCOPE__: { 'webapp.user-detail': TiktokDetail };
  };
  return data.__DEFAULT_SCOPE__['webapp.user-detail'];
}
const bioOf = (address: string) => tiktokDetail(address).userInfo?.user.signature ?? '';

describe('the pages of the invented creators', () => {
  it('hold the profile of a TikTok creator, and a placeholder that is not their address', () => {
    const address = 'https://www.tiktok.com/@Mara.Kiln';
    expect(tiktokDetail(address).userInfo?.user.uniqueId).toBe('mara.kiln');
    expect(bioOf(address)).toContain('hello@marakiln.studio');
    expect(open(address).body).toContain('example@example.com');
  });

  it('answer 200 with a code for a name nobody has', () => {
    expect(open('https://www.tiktok.com/@nowhere_at_all').status).toBe(200);
    expect(tiktokDetail('https://www.tiktok.com/@nowhere_at_all').statusCode).toBe(10221);
  });

  it('show the bio of a private account', () => {
    const detail = tiktokDetail('https://www.tiktok.com/@veiled.viola');
    expect(detail.statusCode).toBe(10222);
    expect(detail.userInfo?.user.signature).toContain('viola@veiledviola.com');
  });

  it('hold no profile in the proof-of-work page', () => {
    const { status, body } = open('https://www.tiktok.com/@lumenrides');
    expect(status).toBe(200);
    expect(body).toContain('Please wait...');
    expect(body).not.toContain('lumen@');
  });

  it.each([
    ['https://vm.tiktok.com/ZMkiln01/', 'https://www.tiktok.com/@mara.kiln?'],
    ['https://vt.tiktok.com/ZMkiln02', 'https://www.tiktok.com/@mara.kiln/video/'],
    ['https://www.tiktok.com/t/ZMsprout/', 'https://www.tiktok.com/@sunnysprout?'],
  ])('follow the short link %s', (address, final) => {
    expect(open(address).status).toBe(200);
    expect(open(address).final_url).toContain(final);
  });

  it('do not know every short link', () => {
    expect(open('https://vm.tiktok.com/ZMunknown').status).toBe(404);
  });

  it('hold the bio of an Instagram creator in the description, entities and all', () => {
    const { body } = open('https://www.instagram.com/jonas.plates/');
    expect(body).toContain('instagram://user?username=jonas.plates');
    expect(body).toMatch(/name="description" content="40,211 Followers[^"]*jonas&#064;jonasplates/);
  });

  it('return the same creator from the JSON endpoint', () => {
    const { body } = open(
      'https://www.instagram.com/api/v1/users/web_profile_info/?username=jonas.plates',
    );
    expect(JSON.parse(body)).toMatchObject({
      data: { user: { username: 'jonas.plates', edge_followed_by: { count: 40_211 } } },
    });
  });

  it('show strangers a login wall', () => {
    const page = open('https://www.instagram.com/quiet.harbor/');
    expect(page.status).toBe(200);
    expect(page.body).toContain('Login');
    expect(page.body).not.toContain('quiet');
    const url = 'https://www.instagram.com/api/v1/users/web_profile_info/?username=quiet.harbor';
    expect(open(url).status).toBe(401);
  });

  it('lead to an address on a link page and on a site of their own', () => {
    expect(bioOf('https://www.tiktok.com/@sunnysprout')).not.toContain('@');
    expect(open('https://linktr.ee/sunnysprout').body).toContain('mailto:grow@sunnysprout.garden');
    expect(open('https://www.ninatrails.com/').body).toContain('mailto:studio@ninatrails.com');
    expect(open('https://linktr.ee/nobody').status).toBe(404);
  });

  it('invent a creator with an address of its own for every tester handle', () => {
    const address = (handle: string) =>
      /\S+@\S+/.exec(bioOf(`https://www.tiktok.com/@${handle}`))?.[0];
    expect(address('tester_42')).toMatch(/^hello\+\d+@tester-42\.studio$/);
    expect(address('tester_42')).toBe(address('tester_42'));
    const handles = ['tester_1.2', 'tester_1_2', 'tester_12', 'tester_abc'];
    expect(new Set(handles.map(address)).size).toBe(handles.length);
    expect(open('https://www.instagram.com/tester_42/').body).toContain('tester-42.studio');
  });
});
