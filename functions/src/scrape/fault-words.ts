/** A service says that it failed, in the languages of its readers. */
export const FAULT_WORDS =
  /\b(?:something went wrong|an (?:unexpected )?error (?:has )?occurred|internal server error|bad gateway|service (?:is )?(?:temporarily )?unavailable|gateway time-?out|temporarily unavailable)\b|se ha producido un error|(?:algo|ha) (?:salió|ido) mal|une erreur (?:s.est produite|est survenue)|ein fehler (?:ist )?aufgetreten|etwas ist schiefgelaufen|si è verificato un errore|qualcosa è andato storto|ocorreu um erro|algo deu errado|er is (?:iets mis|een fout)|wystąpił błąd|coś poszło nie tak|произошла ошибка|что-то пошло не так|сталася помилка|bir (?:hata|sorun) oluştu|något gick fel|noe gikk galt|jokin meni|đã xảy ra lỗi|terjadi kesalahan|エラーが発生|問題が発生|오류가 발생|문제가 발생|出错了|出現錯誤|发生错误|حدث خطأ|אירעה שגיאה|เกิดข้อผิดพลาด/iu;

const SMALL = 20_000;
const HEADING = /<h[12]\b[^>]{0,300}>([^<]{1,200})/i;

/** True for a small page whose heading says that its service failed. */
export const isFaultPage = (body: string) =>
  body.length < SMALL && FAULT_WORDS.test(HEADING.exec(body)?.[1] ?? '');
