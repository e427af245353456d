#!/usr/bin/env python3
"""Generates Auto Layout workloads that favour no solver, with 4 variables per view (minX, minY, width, height).

File format (one record per line, tokens separated by spaces):
  L nvars nviews
  c id group rel prio const n  var coef ...   sum(coef*var) rel const   rel: -1 <=, 0 ==, 1 >=
        group 0 = always active, 1 = set A (active at first), 2 = set B (inactive at first), 3 = unsatisfiable
  edit  id v0 v1 steps      W5: container width, v0 -> v1
  cedit id v0 v1            W6: one constant, alternating
"""
import random, sys, os
OUT=sys.argv[1] if len(sys.argv)>1 else 'lay'
class B:
    def __init__(s): s.nv=0; s.views=0; s.c=[]; s.meta=[]
    def view(s):
        b=s.nv; s.nv+=4; s.views+=1; return b
    def con(s,terms,rel,const,prio=1000,group=0):
        s.c.append((group,rel,prio,const,terms)); return len(s.c)-1
    def write(s,name):
        with open(os.path.join(OUT,name+'.lay'),'w') as f:
            f.write(f'L {s.nv} {s.views}\n')
            for i,(g,r,p,k,t) in enumerate(s.c):
                f.write(f'c {i} {g} {r} {p} {k:g} {len(t)} '+' '.join(f'{v} {a:g}' for v,a in t)+'\n')
            for m in s.meta: f.write(m+'\n')
X,Y,W,H=0,1,2,3
def root(b,w=320,h=None):
    r=b.view(); b.con([(r+X,1)],0,0); b.con([(r+Y,1)],0,0); e=b.con([(r+W,1)],0,w)
    if h is not None: b.con([(r+H,1)],0,h)
    b.meta.append(f'edit {e} 320 1366 200'); return r
def chcr(b,v,dim,size,hug,comp,g=0):
    b.con([(v+dim,1)],-1,size,hug); b.con([(v+dim,1)],1,size,comp,g)
def W1(n,seed=1):
    rnd=random.Random(seed); b=B(); r=root(b); prev=None; m=n//2
    for i in range(n):
        v=b.view(); h=rnd.choice([17,20.5,34,41,51]); g=1 if i==m else 0
        b.con([(v+X,1),(r+X,-1)],0,16,1000,g)
        b.con([(v+X,1),(v+W,1),(r+X,-1),(r+W,-1)],0,-16,1000,g)
        if prev is None: k=b.con([(v+Y,1),(r+Y,-1)],0,8,1000,g)
        else: k=b.con([(v+Y,1),(prev+Y,-1),(prev+H,-1)],0,8,1000,g)
        chcr(b,v,H,h,250,750,g)
        if i==n//4: b.meta.append(f'cedit {k} 8 12')
        if i==m: mv,mp,mh=v,prev,h
        prev=v
    b.con([(r+Y,1),(r+H,1),(prev+Y,-1),(prev+H,-1)],0,8)
    b.con([(mv+X,1),(r+X,-1)],0,48,1000,2); b.con([(mv+W,1)],0,100,1000,2)
    b.con([(mv+Y,1),(mp+Y,-1),(mp+H,-1)],0,24,1000,2) if mp is not None else b.con([(mv+Y,1)],0,24,1000,2)
    b.con([(mv+H,1)],1,2*mh,750,2)
    b.con([(r+W,1),(mv+X,-1),(mv+W,-1)],0,5,1000,3)   # contradicts trailing == -16
    b.write(f'W1_{n}')
def W2(n,seed=2):
    rnd=random.Random(seed); b=B(); r=root(b,h=800); m=n//2
    for i in range(n):
        c,ic,t,s,d=[b.view() for _ in range(5)]; g=1 if i==m else 0
        b.con([(c+X,1),(r+X,-1)],0,0); b.con([(c+Y,1)],0,72*i); b.con([(c+W,1),(r+W,-1)],0,0); b.con([(c+H,1)],0,72)
        k=b.con([(ic+X,1),(c+X,-1)],0,16,1000,g); b.con([(ic+Y,1),(ic+H,.5),(c+Y,-1),(c+H,-.5)],0,0)
        b.con([(ic+W,1)],0,40,1000,g); b.con([(ic+H,1)],0,40,1000,g)
        b.con([(t+X,1),(ic+X,-1),(ic+W,-1)],0,12); b.con([(t+Y,1),(c+Y,-1)],0,14,1000,g)
        b.con([(t+X,1),(t+W,1),(d+X,-1)],-1,-8)
        b.con([(s+X,1),(t+X,-1)],0,0); b.con([(s+Y,1),(t+Y,-1),(t+H,-1)],0,4)
        b.con([(s+X,1),(s+W,1),(c+X,-1),(c+W,-1)],-1,-16); b.con([(s+Y,1),(s+H,1),(c+Y,-1),(c+H,-1)],-1,-8)
        b.con([(d+X,1),(d+W,1),(c+X,-1),(c+W,-1)],0,-16); b.con([(d+Y,1),(t+Y,-1)],0,0)
        tw=rnd.randint(60,260); sw=rnd.randint(80,420); dw=rnd.randint(30,60)
        chcr(b,t,W,tw,250,750); chcr(b,t,H,20.5,250,750)
        chcr(b,s,W,sw,250,750); chcr(b,s,H,17,250,750)
        chcr(b,d,W,dw,251,751); chcr(b,d,H,17,251,751)
        if i==n//4: b.meta.append(f'cedit {k} 16 20')
        if i==m: M=(c,ic,t)
    c,ic,t=M
    b.con([(ic+X,1),(c+X,-1)],0,24,1000,2); b.con([(ic+W,1)],0,24,1000,2); b.con([(ic+H,1)],0,24,1000,2); b.con([(t+Y,1),(c+Y,-1)],0,10,1000,2)
    b.con([(t+X,1),(ic+X,-1),(ic+W,-1)],0,30,1000,3)
    b.write(f'W2_{n}')
def W3(k,seed=3):
    rnd=random.Random(seed); b=B(); r=root(b,h=1000); leaves=[]; tog=[]
    SP=4
    def stack(p,axis,dist,depth):
        P,D=(X,W) if axis=='h' else (Y,H); CP,CD=(Y,H) if axis=='h' else (X,W)
        ch=[b.view() for _ in range(k)]; tag = depth==1 and not tog
        if tag: tog.append((p,ch))
        for i,v in enumerate(ch):
            b.con([(v+CP,1),(p+CP,-1)],0,0); b.con([(v+CD,1),(p+CD,-1)],0,0)
            if i==0: b.con([(v+P,1),(p+P,-1)],0,0)
            else:
                g=1 if tag and i<=4 else 0
                kk=b.con([(v+P,1),(ch[i-1]+P,-1),(ch[i-1]+D,-1)],0,SP,1000,g)
                if depth==2 and not any(m.startswith('cedit') for m in b.meta): b.meta.append(f'cedit {kk} 4 6')
                if dist=='eq': b.con([(v+D,1),(ch[0]+D,-1)],0,0)
        b.con([(p+P,1),(p+D,1),(ch[-1]+P,-1),(ch[-1]+D,-1)],0,0)
        if depth==0:
            for v in ch: stack(v,'h','fill',1)
        elif depth==1:
            for j,v in enumerate(ch): stack(v,'v','fill',2); 
            for j,v in enumerate(ch):
                for i,l in enumerate(b.kids[v]):
                    chcr(b,l,W,rnd.randint(10,int(290/k)),249 if j==0 else 251,749 if j==0 else 750)
                    chcr(b,l,H,rnd.randint(4,max(5,int(900/k/k))),249 if i==0 else 251,749 if i==0 else 750)
        b.kids[p]=ch
    b.kids={}
    stack(r,'v','eq',0)
    p,ch=tog[0]
    for i in range(1,min(k,5)): b.con([(ch[i]+X,1),(ch[i-1]+X,-1),(ch[i-1]+W,-1)],0,9,1000,2)
    b.con([(ch[-1]+X,1),(ch[-1]+W,1),(p+X,-1),(p+W,-1)],0,7,1000,3)
    b.write(f'W3_{k}')
def W4(n,seed=4):
    rnd=random.Random(seed); b=B(); r=root(b,h=800); m=n//2
    for i in range(n):
        A,C=b.view(),b.view(); g=1 if i==m else 0
        k=b.con([(A+X,1),(r+X,-1)],0,16,1000,g); b.con([(C+X,1),(A+X,-1),(A+W,-1)],0,8,1000,g)
        b.con([(C+X,1),(C+W,1),(r+X,-1),(r+W,-1)],0,-16)
        b.con([(A+Y,1),(r+Y,-1)],0,30*i,1000,g); b.con([(C+Y,1),(A+Y,-1)],0,0,1000,g)
        chcr(b,A,W,rnd.randint(40,240),251,750); chcr(b,C,W,rnd.randint(40,240),250,751)
        chcr(b,A,H,20,251,750); chcr(b,C,H,20,250,751)
        if i==n//4: b.meta.append(f'cedit {k} 16 20')
        if i==m: M=(A,C)
    A,C=M
    b.con([(A+X,1),(r+X,-1)],0,40,1000,2); b.con([(C+X,1),(A+X,-1),(A+W,-1)],0,20,1000,2)
    b.con([(A+Y,1),(r+Y,-1)],0,30*m+4,1000,2); b.con([(C+Y,1),(A+Y,-1)],0,2,1000,2)
    b.con([(C+X,1),(C+W,1),(r+X,-1),(r+W,-1)],0,-40,1000,3)
    b.write(f'W4_{n}')
def W9(n,seed=9):
    """A hard case: a form with n rows and 4 columns, whose components presolving cannot reduce. All rows share the column
    widths through inequalities: each column is at least as wide as its cells' intrinsic widths, at about 750. Columns fill
    the container and prefer equal widths at 500. Minimum widths are required, and all columns share one spacing variable."""
    rnd=random.Random(seed); b=B(); r=root(b,h=800); C=4
    cols=[b.view() for _ in range(C)]; gap=b.view()
    b.con([(gap+X,1)],0,0); b.con([(gap+Y,1)],0,0); b.con([(gap+H,1)],0,0)
    b.con([(gap+W,1)],1,4); b.con([(gap+W,1)],0,12,400)
    for j,c in enumerate(cols):
        b.con([(c+Y,1)],0,0); b.con([(c+H,1),(r+H,-1)],0,0); b.con([(c+W,1)],1,20)
        if j==0: b.con([(c+X,1),(r+X,-1)],0,8)
        else:
            b.con([(c+X,1),(cols[j-1]+X,-1),(cols[j-1]+W,-1),(gap+W,-1)],0,0)
            b.con([(c+W,1),(cols[0]+W,-1)],0,0,500+j)
    k=b.con([(r+X,1),(r+W,1),(cols[-1]+X,-1),(cols[-1]+W,-1)],0,8); b.meta.append(f'cedit {k} 8 12')
    prev=None
    for i in range(n):
        cells=[b.view() for _ in range(C)]
        for j,v in enumerate(cells):
            b.con([(v+X,1),(cols[j]+X,-1)],0,0); b.con([(v+X,1),(v+W,1),(cols[j]+X,-1),(cols[j]+W,-1)],-1,0)
            b.con([(v+Y,1)],0,30*i); chcr(b,v,W,rnd.randint(20,140),250+j,750+j); chcr(b,v,H,20,250,750)
    v=cells
    b.con([(r+X,1),(r+W,1),(cols[-1]+X,-1),(cols[-1]+W,-1)],0,30,1000,3)
    b.write(f'W9_{n}')
if __name__=='__main__':
    os.makedirs(OUT,exist_ok=True)
    for n in (10,50,100,200,500,1000): W1(n); W2(n); W4(n)
    for k in (2,3,4,5,6,7): W3(k)
    for n in (2,5,10,20,50,100): W9(n)
